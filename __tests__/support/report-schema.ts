import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { projectFolder } from './folders.ts';

const validate = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(join(projectFolder, 'schema', 'report.schema.json'), 'utf8')) as object,
);

/** Lists the violations of the report's schema. */
export function listReportFaults(report: string): readonly string[] {
  validate(JSON.parse(report));
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
