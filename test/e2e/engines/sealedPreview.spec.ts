import type { PreviewFiles } from '../../../src/languages/page/protocol';
import { ADDRESSES } from '../../../src/site/addresses';
import { COPIES } from '../support/attacks/copies';
import { LINKS, LINKS_IN_HTML, LOOK } from '../support/attacks/links';
import { AT_LOAD, REALMS } from '../support/attacks/realms';
import { AFTER_ATTEMPTS, DONE, GONE_AFTER, REQUESTS } from '../support/attacks/requests';
import { openPreviewFrame, type PreviewFrame } from '../support/previewFrame';
import { startForeignHost } from '../support/sites/foreignHost';
import { asPage } from './support/asPage';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

/** Repeats the attacks of `test/e2e/lesson` on the frame of readers' pages, where engines differ most. */

test.beforeEach(({ expectMessages }) =>
  // Browsers log what they block. The tests below look at what got through.
  expectMessages(/Content.Security.Policy|XSLT|XML Parsing|sandbox|block|establish a connection/i),
);

async function openPreview(tab: Tab): Promise<PreviewFrame> {
  await tab.visit(ADDRESSES.about);
  return openPreviewFrame(asPage(tab), { url: (address) => tab.url(address) });
}

async function outputOf(preview: PreviewFrame, files: Partial<PreviewFiles>): Promise<string[]> {
  await preview.show(files);
  await expect.poll(() => textsOf(preview)).toContain(DONE);
  return textsOf(preview);
}

async function textsOf(preview: PreviewFrame): Promise<string[]> {
  return (await preview.events()).flatMap((event) => ('text' in event ? [event.text] : []));
}

test("a page can't access any host or navigate the site", { tag: '@all' }, async ({ tab }) => {
  test.setTimeout(180_000);
  const foreign = await startForeignHost();
  const preview = await openPreview(tab);
  for (const [name, request] of Object.entries(REQUESTS)) {
    await test.step(name, async () => {
      const { js = '', ...rest } = request(foreign.url);
      await preview.show({
        ...rest,
        js: `setTimeout(() => console.log('${DONE}'), ${AFTER_ATTEMPTS});\n${js}`,
      });
      // A blocked navigation unloads the document, too, so the page never logs `DONE`.
      await expect
        .poll(() => textsOf(preview), { timeout: GONE_AFTER })
        .toContain(DONE)
        .catch(() => undefined);
      expect(foreign.requests, name).toEqual([]);
      expect(await tab.address(), name).toBe(ADDRESSES.about);
    });
  }
  // Proves that the foreign host is reachable.
  await fetch(`${foreign.url}reachable`);
  expect(foreign.requests).toEqual(['/reachable']);
  foreign.stop();
});

test('a page has no WebRTC', { tag: '@all' }, async ({ tab }) => {
  const preview = await openPreview(tab);
  const code = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) if (typeof window[name] === 'function') console.log(name);`;
  for (const [name, filesOf] of Object.entries(REALMS)) {
    await test.step(name, async () => {
      const { html = '', js = '' } = filesOf(code);
      const output = await outputOf(preview, { html, js: `${js}\n${AT_LOAD}` });
      expect(
        output.filter((text) => text.endsWith('RTCPeerConnection')),
        name,
      ).toEqual([]);
    });
  }
});

test('a page has no links and frames of its own', { tag: '@all' }, async ({ tab }) => {
  test.setTimeout(300_000);
  const preview = await openPreview(tab);
  const elementsOf = async (files: Partial<PreviewFiles>) =>
    (await outputOf(preview, files)).filter((text) => text.startsWith('HTML'));
  for (const [name, script] of Object.entries(LINKS)) {
    await test.step(name, async () => {
      for (const kind of ['link', 'iframe', 'object', 'embed', 'frame']) {
        const attack = script.replaceAll('link', kind).replaceAll('LINK', kind);
        const js = `${LOOK} try { ${attack} } catch {} console.log('${DONE}');`;
        expect(await elementsOf({ js }), `${name}: ${kind}`).toEqual([]);
      }
    });
  }
  await test.step('in the HTML', async () => {
    const js = `${LOOK} look(document); console.log('${DONE}');`;
    for (const html of LINKS_IN_HTML) expect(await elementsOf({ html, js }), html).toEqual([]);
  });
});

test("a click in a page can't write to the clipboard", { tag: '@all' }, async ({ tab }) => {
  const preview = await openPreview(tab);
  for (const [name, script] of Object.entries(COPIES)) {
    await test.step(name, async () => {
      await preview.show({
        html: '<button style="position: fixed; inset: 0">Copy</button><p>bad</p><textarea>bad</textarea>',
        js: `document.querySelector('button').onclick = () => { ${script} };`,
      });
      await tab.click({ css: 'iframe' });
      await expect.poll(() => textsOf(preview), name).toHaveLength(2);
      expect(await textsOf(preview), name).toEqual([
        "Previews can't use the clipboard.",
        expect.stringMatching(/^(?:false|NotAllowedError)$/),
      ]);
    });
  }
});
