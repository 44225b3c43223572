import { createSocket } from 'node:dgram';
import type { Page } from '@playwright/test';
import type { PreviewFiles } from '../../../src/languages/page/protocol';
import { ADDRESSES, lessonAddress } from '../../../src/site/addresses';
import { COPIES } from '../support/attacks/copies';
import { LINKS, LINKS_IN_HTML, LOOK } from '../support/attacks/links';
import { AT_LOAD, REALMS } from '../support/attacks/realms';
import { DONE } from '../support/attacks/requests';
import { PAGE_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import { openPreviewFrame, type PreviewFrame } from '../support/previewFrame';
import { expect, test, type Site } from '../support/test';

/** Tests that readers' pages can't reach the network past the Content Security Policy. */

/**
 * Opens a preview as on a host that sends no headers, since `Connection-Allowlist` would do the work of the code
 * under test.
 */
async function openPreview(page: Page, site: Site): Promise<PreviewFrame> {
  await page.route('**/preview.html*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: 'text/html' });
  });
  await site.visit(page, ADDRESSES.about);
  return openPreviewFrame(page, site);
}

async function outputOf(preview: PreviewFrame, files: Partial<PreviewFiles>): Promise<string[]> {
  await preview.show(files);
  const output = async () =>
    (await preview.events()).flatMap((event) => ('text' in event ? [event.text] : []));
  await expect.poll(async () => (await output()).includes(DONE)).toBe(true);
  return output();
}

/** Connects to a STUN server, which WebRTC does before it has a peer. */
const connect = (port: number) =>
  `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) {
    const Connection = window[name];
    if (!Connection) continue;
    const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    connection.createDataChannel('a');
    connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  }`;

test('a page has no WebRTC', async ({ page, site }) => {
  const [attacked, control] = [await countPackets(), await countPackets()];
  const preview = await openPreview(page, site);
  for (const [name, filesOf] of Object.entries(REALMS)) {
    await test.step(name, async () => {
      const { html = '', js = '' } = filesOf(connect(attacked.port));
      await outputOf(preview, { html, js: `${js}\n${AT_LOAD}` });
      // A connection that's allowed starts later, and arrives.
      const before = control.count();
      await page.evaluate(connect(control.port));
      await expect.poll(control.count).toBeGreaterThan(before);
      expect(attacked.count(), name).toBe(0);
    });
  }
  attacked.stop();
  control.stop();
});

interface PacketCounter {
  port: number;
  count: () => number;
  stop: () => void;
}

async function countPackets(): Promise<PacketCounter> {
  const socket = createSocket('udp4');
  let packets = 0;
  socket.on('message', () => {
    packets += 1;
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return { port: socket.address().port, count: () => packets, stop: () => socket.close() };
}

test('a page has no links and frames of its own', async ({ page, site, expectMessages }) => {
  test.slow();
  expectMessages(/Content Security Policy|XSLT/i);
  const preview = await openPreview(page, site);
  const elementsOf = async (files: Partial<PreviewFiles>) =>
    (await outputOf(preview, files)).filter((text) => text.startsWith('HTML'));
  const run = (script: string) =>
    elementsOf({
      js: `${LOOK} try { ${script} } catch {} console.log('${DONE}');`,
    });
  for (const [name, script] of Object.entries(LINKS)) {
    await test.step(name, async () => {
      expect(await run(script), name).toEqual([]);
      for (const frame of ['iframe', 'object', 'embed', 'frame']) {
        const framed = script.replaceAll('link', frame).replaceAll('LINK', frame);
        expect(await run(framed), `${name}: ${frame}`).toEqual([]);
      }
    });
  }

  await test.step('in the HTML', async () => {
    for (const html of LINKS_IN_HTML) {
      const elements = await elementsOf({
        html,
        js: `${LOOK} look(document); console.log('${DONE}');`,
      });
      expect(elements, html).toEqual([]);
    }
  });
});

// Headless Chromium ignores hints, so connections can't be counted; the test above shows that there are no links.
test('a page shows what it has not loaded', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const output = await outputOf(preview, {
    html: `<link rel="preconnect" href="http://127.0.0.1/"><link rel="stylesheet" href="style.css"><link rel="canonical" href="/tea"><iframe src="/about"></iframe><p>Tea</p>`,
    css: 'p { color: rgb(0, 128, 128) }',
    js: AT_LOAD,
  });
  expect(output).toEqual([
    `Previews have no network access: \`http://127.0.0.1/\` wasn't loaded.`,
    "Previews have no network access: `style.css` wasn't loaded.",
    "Previews have no network access: `/about` wasn't loaded.",
    DONE,
  ]);
  const color = await preview
    .shown()
    .evaluate(() => getComputedStyle(document.querySelector('p') as Element).color);
  expect(color).toBe('rgb(0, 128, 128)');
  const { tests } = await preview.check(
    { html: '<link rel="stylesheet" href="style.css"><p>Tea</p>' },
    `check('a link', (page) => page.select('link').hasAttribute('href', 'style.css'));`,
  );
  expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test("a click in a page can't write to the clipboard", async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const preview = await openPreview(page, site);
  // Browsers don't draw frames outside of the window, and the button would never be ready for the click.
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  for (const [name, script] of Object.entries(COPIES)) {
    await test.step(name, async () => {
      await page.evaluate(() => navigator.clipboard.writeText('kept'));
      await preview.show({
        html: '<button>Copy</button><p>bad</p><textarea>bad</textarea>',
        js: `document.querySelector('button').onclick = () => { ${script} };`,
      });
      await preview.shown().getByRole('button').click();
      const output = async () =>
        (await preview.events()).flatMap((event) => ('text' in event ? [event.text] : []));
      await expect.poll(output).toHaveLength(2);
      expect(await output(), name).toEqual([
        "Previews can't use the clipboard.",
        expect.stringMatching(/^(?:false|NotAllowedError)$/),
      ]);
      const clipboard = await page.evaluate(() => {
        window.focus();
        return navigator.clipboard.readText();
      });
      expect(clipboard, name).toBe('kept');
    });
  }
});

test("a lesson's frames may use no feature of the browser", async ({ page, site }) => {
  await site.visit(page, lessonAddress(need(PAGE_EXERCISE).slug));
  const preview = page.locator('iframe[src*="preview.html"]').first();
  await preview.scrollIntoViewIfNeeded();
  const shown = preview.contentFrame().locator('iframe').first().contentFrame().locator('html');
  const allowed = await shown.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toEqual([]);
});
