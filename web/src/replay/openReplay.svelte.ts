// The replay that is open in this page: from a file, or from a table of this server.

import { ask, headersWith } from '../connection/api';
import { reach } from '../connection/reach';
import { RequestRefused } from '../connection/refused';
import { replayTokenFor } from '../connection/replayLinks';
import { useBoard } from '../world/useBoard.svelte';
import { retried } from './retried';
import type { ReplayRefusal, ReplaySteps } from './steps';

export interface OpenedReplay {
  /** The file name for downloads. */
  name: string;
  file: Uint8Array<ArrayBuffer>;
  /** The link that opened it, see `replayTokenFor`; null for a file from disk. */
  link: string | null;
  /** The server's steps; null if it refused. */
  replay: ReplaySteps | null;
  refusal: ReplayRefusal | null;
}

const LARGEST_FILE = 1 << 20;
const RETRY_MILLISECONDS = 700;

class ReplayStore {
  opened = $state.raw<OpenedReplay | null>(null);
  isOpening = $state(false);
  /** The step at which the next replay starts. */
  startAt = 0;
  /** How often one was opened or closed: the last of them wins, not the slowest. */
  private openings = 0;
  /** Why nothing could be opened: the code of a refusal. */
  trouble = $state<string | null>(null);

  async openFile(file: File): Promise<void> {
    await this.open(file.name, null, async () => {
      if (file.size > LARGEST_FILE) throw new RequestRefused('too_large');
      return file.arrayBuffer();
    });
  }

  async openLink(link: string): Promise<void> {
    if (this.opened?.link === link && !this.trouble) return;
    const headers = headersWith(replayTokenFor(link));
    await this.open('rawsiko-replay.jsonl', link, async () =>
      (await ask('/api/replay', { headers })).arrayBuffer(),
    );
  }

  close(): void {
    this.openings++;
    this.isOpening = false;
    this.opened = null;
    this.trouble = null;
  }

  private async open(
    name: string,
    link: string | null,
    read: () => Promise<ArrayBuffer>,
  ): Promise<void> {
    const opening = ++this.openings;
    const isNewest = (): boolean => opening === this.openings;
    this.isOpening = true;
    this.trouble = null;
    this.opened = null;
    try {
      const file = new Uint8Array(await read());
      const steps = await retried(() => stepsOf(file), RETRY_MILLISECONDS);
      if (steps.replay && isNewest()) await useBoard(steps.replay.content);
      if (isNewest()) this.opened = { name, file, link, ...steps };
    } catch (error) {
      if (isNewest()) this.trouble = error instanceof RequestRefused ? error.code : 'unreadable';
    } finally {
      if (isNewest()) this.isOpening = false;
    }
  }
}

export const replayStore = new ReplayStore();

type Read = Pick<OpenedReplay, 'replay' | 'refusal'>;

/** The server computes the steps: the client has no rules. */
async function stepsOf(file: Uint8Array<ArrayBuffer>): Promise<Read> {
  const answer = await reach('/api/replays/steps', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: file,
  });
  if (answer.ok) return { replay: (await answer.json()) as ReplaySteps, refusal: null };
  const refusal = (await answer.json().catch(() => ({}))) as Partial<ReplayRefusal>;
  if (!refusal.code?.startsWith('replay_'))
    throw new RequestRefused(refusal.code ?? 'server_fault');
  return { replay: null, refusal: { ...refusal, code: refusal.code } };
}
