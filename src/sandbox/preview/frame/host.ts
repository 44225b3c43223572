/**
 * Entry of `preview.html`, a page without an origin, a network or storage: shows the reader's page in a frame within, and
 * checks it in others. It never runs the reader's code itself.
 */
import { readPreviewCommand } from '../readMessages';
import {
  PREVIEW_PROTOCOL,
  type CheckCommand,
  type PreviewCommand,
  type PreviewEvent,
  type PreviewMessage,
} from '../protocol';
import { emptyResult } from '../../protocol';
import { runChecks } from '../checks/runChecks';
import { explainError, explainResult } from './explainPage';
import { createStage } from './stage';

const stage = createStage((event, files) => tellEvent(event, files.js));

// In a frame without the sandbox, on someone else's page, code would run with this site's origin: it does not run at all.
if (self.origin === 'null' && self.parent !== self) {
  addEventListener('message', ({ source, data }) => {
    const command = source === self.parent ? readPreviewCommand(data) : undefined;
    if (command !== undefined) {
      obey(command);
    }
  });
  tell({ from: 'preview', kind: 'ready', protocol: PREVIEW_PROTOCOL });
}

function tell(message: PreviewMessage): void {
  // The page's origin is not known here, and nothing but the reader's own result is told.
  self.parent.postMessage(message, '*');
}

function tellEvent(event: PreviewEvent, code: string): void {
  tell({ from: 'preview', kind: 'event', event: explainError(event, code) });
}

function obey(command: PreviewCommand): void {
  switch (command.kind) {
    case 'show':
      stage.show(command.files, command.scheme);
      break;
    case 'outline':
      stage.outline(command.path);
      break;
    case 'ask':
      tell({ from: 'preview', kind: 'alive' });
      break;
    case 'check':
      void check(command);
      break;
  }
}

async function check({ id, files, checks, until }: CheckCommand): Promise<void> {
  const result = await runChecks(files, checks, until).catch((error: unknown) => ({
    ...emptyResult('failed'),
    error: { name: 'Error', message: String(error) },
  }));
  tell({ from: 'preview', kind: 'result', id, result: explainResult(result, files.js) });
}
