import { deriveOperationId, renderCamelCase } from '../../src/importer/operation-id.ts';

/** Results of the service's own code under Python 3.11. */
test.each([
  ['getPet', 'getpet'],
  ['list orders', 'listOrders'],
  ['  List  ALL\tOrders ', 'listAllOrders'],
  ['list_Orders', 'list_orders'],
  ['a.b/c', 'a_b_c'],
  ["don't stop", 'don_tStop'],
  ['über straße', 'überStraße'],
  ['x ßa', 'xSsa'],
  ['x ბ', 'xბ'],
  ['a\u00a0b\u001cc\ufeffd', 'aBC_d'],
  ['٣ ²Ⅷ', '٣²ⅷ'],
  ['x'.repeat(70), 'x'.repeat(64)],
  ['𝒳'.repeat(70), '𝒳'.repeat(64)],
  ['   ', ''],
])('the service derives from %j the ID %j', (name, id) => {
  expect(deriveOperationId(name)).toBe(id);
});

test.each([
  ['list_orders', 'listOrders'],
  ['listOrders', 'listOrders'],
  ['List_orders', 'ListOrders'],
  ['get_URL', 'getUrl'],
  ['get_v2go', 'getV2Go'],
  ["a_don't", "aDon'T"],
  ['_a__b_', 'AB'],
  ['a_éa b', 'aÉa B'],
  ['', ''],
])('the newest releases return %j as %j', (text, shown) => {
  expect(renderCamelCase(text)).toBe(shown);
});
