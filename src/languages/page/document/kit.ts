/**
 * Entry point of the script that runs first in every preview document. Adds the learner's style sheet and
 * script, reports events, and answers commands from the frame. Removes itself before the learner's HTML is
 * parsed.
 */
import type { DocumentCommand, DocumentMessage, DocumentSettings, PreviewEvent } from '../protocol';
import { reportConsole, reportErrors, reportMissing } from './reports';
import { act } from './userEvents';
import { guardFocus, replaceFocus } from './focus';
import { createGuard } from './guard';
import { interceptLinks } from './links';
import { lockLanguage } from './lock';
import { look } from './look';
import * as native from './natives';
import { boxAt, follow } from './outline';
import { applyRootSize } from './rootSize';
import { applyScheme } from './scheme';
import { addLastStyleSheet, addStyleSheet } from './styleSheet';
import { sealNetwork } from './seal';
import { runScript, writeWithFiles } from './script';
import { Turns } from './trace/Turns';

const own = document.currentScript as HTMLScriptElement;
const settings = JSON.parse(own.dataset['settings'] ?? '{}') as DocumentSettings;
own.remove();

const { port1, port2 } = new MessageChannel();
// Save `postMessage` before the learner's code can replace it.
const send = port1.postMessage.bind(port1) as (message: DocumentMessage) => void;
const { traceKey } = settings;
const turns =
  traceKey === undefined
    ? undefined
    : new Turns(traceKey, port1, (turn) => send({ kind: 'event', event: { kind: 'turn', turn } }));
const report = (event: PreviewEvent): void =>
  send({ kind: 'event', event: turns?.note(event) ?? event });

port1.onmessage = (event) => answer(native.dataOf(event) as DocumentCommand);
window.parent.postMessage('kit', '*', [port2]);

if (settings.isChecked) {
  replaceFocus();
  lockLanguage();
} else {
  guardFocus();
  follow((box) => send({ kind: 'found', box }));
  native.listen(window, 'load', () => report({ kind: 'height', height: native.contentHeight() }));
}
sealNetwork();
reportConsole(report);
const guard = createGuard(settings.guard, report, turns?.clock);
reportErrors(report, guard);
reportMissing(report);
interceptLinks(report);
applyScheme(settings.scheme);
applyRootSize(settings.rootSize);
addStyleSheet(settings.css);
addLastStyleSheet(settings.addedCss);

if (settings.html === undefined) {
  // Waits until the HTML is parsed, so that the script finds all elements.
  native.listen(document, 'readystatechange', run, { once: true });
} else {
  writeWithFiles(settings.html, settings.js, () => turns?.endScript());
}

function run(): void {
  runScript(settings.js);
  turns?.endScript();
}

function answer(command: DocumentCommand): void {
  switch (command.kind) {
    case 'look':
      send({ kind: 'seen', seen: look(command.properties) });
      break;
    case 'do':
      act(command.userEvent);
      // Lets zero-delay timers of the learner's script run first.
      native.setTimer(() => native.setTimer(() => send({ kind: 'done' }), 0), 0);
      break;
    case 'find':
      send({ kind: 'found', box: boxAt(command.path) });
      break;
  }
}
