/** @jest-environment jsdom */
import { SAVING_SCRIPT, SPECULATION_RULES } from '../../src/site/speculationRules';

interface Device {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
}

/** Runs a document's rules and the script after them, and returns true if the rules are still there. */
function keepsRules({ connection, deviceMemory }: Device): boolean {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true });
  document.head.innerHTML = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  const script = document.createElement('script');
  script.textContent = SAVING_SCRIPT;
  document.head.append(script);
  return document.querySelector('script[type="speculationrules"]') !== null;
}

test.each<[device: Device, isKept: boolean]>([
  [{}, true],
  [{ connection: { saveData: false, effectiveType: '4g' }, deviceMemory: 8 }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ deviceMemory: 1 }, false],
])('with %j, pages are rendered ahead: %s', (device, isKept) => {
  expect(keepsRules(device)).toBe(isKept);
});
