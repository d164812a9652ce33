/** Adds an operation to an OpenAPI file, for workflows: `node scripts/e2e/add-operation.ts FILE NAME`. */
import { readFileSync, writeFileSync } from 'node:fs';

const [file = '', name = ''] = process.argv.slice(2);
const description = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, unknown> };
const responses = { 200: { description: 'OK' } };
description.paths[`/${name}`] = { get: { operationId: name, summary: name, responses } };
writeFileSync(file, `${JSON.stringify(description, undefined, 2)}\n`);
