const { default: Sequencer } = require('@jest/test-sequencer');

/** A clean checkout has no record of how long each file took. These wait for real time, or work for several seconds. */
const longest = [
  'simulation/dist.test.ts',
  'scenarios/reconcile.test.ts',
  'dist/network.test.ts',
  'dist/post.test.ts',
  'scenarios/answers.test.ts',
  'dist/fleet.test.ts',
  'dist/cancel.test.ts',
  'dist/golden.test.ts',
  'simulation/reconcile/reconcile.test.ts',
  'change/decision-table.test.ts',
  'dist/lazy-chunks.test.ts',
  'dist/leaks.test.ts',
  'fake-service/behaviour.test.ts',
  'scenarios/environment.test.ts',
  'dist/sync.test.ts',
  'scenarios/unmerged.test.ts',
  'scenarios/accepted.test.ts',
  'scenarios/renamed-file.test.ts',
  'dist/other-ci.test.ts',
  'compare/matrix.test.ts',
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
