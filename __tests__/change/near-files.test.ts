import { listNearFiles } from '../../src/change/missing-file.ts';

const files = [
  'README.md',
  'package.json',
  'docs/openapi.yaml',
  'services/orders/openapi.yml',
  'services/users/swagger.json',
  'services/invoices/swagger.json',
  'spec/pets.json',
];

test.each([
  ['a letter too few in the name', 'docs/openap.yaml', 'docs/openapi.yaml'],
  ['a letter too few in the folder', 'doc/openapi.yaml', 'docs/openapi.yaml'],
  ['another ending', 'docs/openapi.json', 'docs/openapi.yaml'],
  ['another case', 'Docs/OpenAPI.yaml', 'docs/openapi.yaml'],
  ['a folder that was left out', 'pets.json', 'spec/pets.json'],
  ['the name that is the default', 'swagger.json', 'services/users/swagger.json'],
])('a path with %s leads to the intended file', (_, path, meant) => {
  expect(listNearFiles(path, files)[0]).toBe(meant);
});

test('a path without a similar file leads to typical names of OpenAPI files', () => {
  expect(listNearFiles('api.json', files)).toEqual([
    'docs/openapi.yaml',
    'services/orders/openapi.yml',
    'services/users/swagger.json',
  ]);
  expect(listNearFiles('api.json', ['README.md', 'package.json'])).toEqual([]);
});
