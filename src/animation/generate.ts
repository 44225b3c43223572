/** Writes the animation and its poster: `npx tsx src/animation/generate.ts`, after any change to the drawing. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { animationText } from './drawing/composition';
import type { EngineWindow } from './drawing/engine';
import { makePoster } from './drawing/poster';

const { window } = new JSDOM('', { runScripts: 'outside-only' });

write('intelligentAutomation.json', animationText());
write('poster.svg', makePoster(window as unknown as EngineWindow));
window.close();

function write(name: string, text: string) {
  writeFileSync(fileURLToPath(new URL(name, import.meta.url)), text);
}
