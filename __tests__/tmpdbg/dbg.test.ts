import { act } from '../simulation/seeing/schedule.ts';
import { play } from '../replacement/seeing/scene.ts';
test('x', async () => {
  const p = await play({ from: [], to: [act('b'), act('c')], strategy: 'recreate', unlisted: 'replace', showsNothing: true });
  console.log(p.model.requests.join(' ').replace(/( look)+/g, ' look+'), p.lines.join('\n'), JSON.stringify(p.ending), p.held);
  const q = await play({ from: [], to: [act('b'), act('c')], strategy: 'recreate', unlisted: 'replace', showsNothing: true, release: '2.8.0' });
  console.log(q.model.requests.join(' ').replace(/( look)+/g, ' look+'), q.lines.join('\n'), JSON.stringify(q.ending), q.held);
});
