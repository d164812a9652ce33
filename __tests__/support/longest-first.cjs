const { default: Sequencer } = require('@jest/test-sequencer');

/** A clean checkout has no record of how long each file took; these wait longer than all others together. */
const longest = [
  'simulation/dist.test.ts',
  'scenarios/edges.test.ts',
  'dist/golden.test.ts',
  'dist/network.test.ts',
  'scenarios/reconcile.test.ts',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = longest.findIndex((name) => path.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
