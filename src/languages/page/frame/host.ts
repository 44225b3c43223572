/**
 * Entry point of `preview.html`, a page with an opaque origin and without network access or storage. Shows
 * the learner's page in one nested iframe and checks it in others. Never runs the learner's code itself.
 */
import { readPreviewCommand } from '../readMessages';
import {
  PREVIEW_PROTOCOL,
  type CheckCommand,
  type CheckedPage,
  type PreviewCommand,
  type PreviewMessage,
} from '../protocol';
import { emptyResult } from '../../../sandbox/protocol';
import { createStage } from './stage';

const stage = createStage((event) => postToPage({ from: 'preview', kind: 'event', event }));

// Accepts commands only if this page is sandboxed. Otherwise, another site could frame it without a sandbox
// and run code with this site's origin.
if (self.origin === 'null' && self.parent !== self) {
  addEventListener('message', ({ source, data }) => {
    const command = source === self.parent ? readPreviewCommand(data) : undefined;
    if (command !== undefined) {
      handleCommand(command);
    }
  });
  postToPage({ from: 'preview', kind: 'ready', protocol: PREVIEW_PROTOCOL });
}

function postToPage(message: PreviewMessage): void {
  // The target is `*` because the parent page's origin is unknown. The message contains only the learner's
  // own result.
  self.parent.postMessage(message, '*');
}

function handleCommand(command: PreviewCommand): void {
  switch (command.kind) {
    case 'show':
      stage.show(command.files, command.scheme, command.trace);
      break;
    case 'outline':
      stage.outline(command.path);
      break;
    case 'ask':
      postToPage({ from: 'preview', kind: 'alive' });
      break;
    case 'check':
      void check(command);
      break;
  }
}

async function check({ id, files, checks, until, trace }: CheckCommand): Promise<void> {
  // Evaluated with the first check, because showing a page doesn't need it.
  const { runChecks } = await import(/* webpackMode: "eager" */ '../checks/runChecks');
  const { turns, ...result } = await runChecks(files, checks, until, trace).catch(
    (error: unknown): CheckedPage => ({
      ...emptyResult('failed'),
      error: { name: 'Error', message: String(error) },
      turns: [],
    }),
  );
  postToPage({ from: 'preview', kind: 'result', id, result, turns });
}
