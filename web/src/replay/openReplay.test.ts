import { expect, it, vi } from 'vitest';
import { replayStore } from './openReplay.svelte';

vi.mock('../world/useBoard.svelte', () => ({ useBoard: () => Promise.resolve() }));

/** A file whose steps the server has computed when `answer` is called. */
function slowFile(name: string): { file: File; answer: () => void } {
  let answer!: () => void;
  const isDone = new Promise<void>(resolve => (answer = resolve));
  const file = new File([name], name);
  answers.set(name, isDone);
  return { file, answer };
}
const answers = new Map<string, Promise<void>>();

it('the replay that was opened last is shown, also if another one is slower', async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: Uint8Array<ArrayBuffer> }) => {
    const name = new TextDecoder().decode(body);
    await answers.get(name);
    return Response.json({ content: name });
  });
  const [slow, fast] = [slowFile('slow'), slowFile('fast')];
  const openings = [replayStore.openFile(slow.file), replayStore.openFile(fast.file)];
  fast.answer();
  await openings[1];
  expect(replayStore.opened?.name).toBe('fast');
  expect(replayStore.isOpening).toBe(false);
  slow.answer();
  await openings[0];
  expect(replayStore.opened?.name).toBe('fast');
});

it('a replay that was closed does not open later', async () => {
  const slow = slowFile('slow');
  vi.stubGlobal('fetch', async () => {
    await answers.get('slow');
    return Response.json({ code: 'server_fault' }, { status: 500 });
  });
  const opening = replayStore.openFile(slow.file);
  replayStore.close();
  slow.answer();
  await opening;
  expect(replayStore.trouble).toBeNull();
  expect(replayStore.isOpening).toBe(false);
});
