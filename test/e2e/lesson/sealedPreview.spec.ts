import { createSocket } from 'node:dgram';
import type { Page } from '@playwright/test';
import type { PreviewFiles } from '../../../src/languages/page/protocol';
import { ADDRESSES, lessonAddress } from '../../../src/site/addresses';
import { PAGE_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import { openPreviewFrame, type PreviewFrame } from '../support/previewFrame';
import { expect, test, type Site } from '../support/test';

/** Tests that readers' pages can't reach the network past the Content Security Policy. */

/** Logged by a test page at the end of its script. */
const DONE = 'done';

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

const WEBRTC: Readonly<Record<string, (code: string) => Partial<PreviewFiles>>> = {
  'in the page': (js) => ({ js }),
  'after document.open': (code) => ({
    js: `document.open(); document.write(${JSON.stringify(`<script>${code}</script>`)}); document.close();`,
  }),
  'in a frame': (code) => ({
    html: `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  }),
  'in a frame of a script': (code) => ({
    js: `const frame = document.createElement('iframe');
      frame.srcdoc = ${JSON.stringify(`<script>${code}</script>`)};
      document.body.append(frame);`,
  }),
  'in a frame of a closed shadow root': (code) => ({
    html: `<div><template shadowrootmode="closed"><iframe srcdoc="<script>${code}</script>"></iframe></template></div>`,
  }),
};

/** Logs `DONE` when the page has loaded with its frames. */
const AT_LOAD = `const done = () => console.log('${DONE}'); document.readyState === 'complete' ? done() : addEventListener('load', done);`;

test('a page has no WebRTC', async ({ page, site }) => {
  const [attacked, control] = [await countPackets(), await countPackets()];
  const preview = await openPreview(page, site);
  for (const [name, filesOf] of Object.entries(WEBRTC)) {
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

const LINK = '<link rel="preconnect" href="http://127.0.0.1/">';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Scripts that try to make a link, and pass the node that could be one or contain one to `look`. */
const LINKS: Readonly<Record<string, string>> = {
  innerHTML: `document.body.innerHTML = '${LINK}'; look(document.body);`,
  'capital letters': `document.body.innerHTML = '<LINK/rel=x>'; look(document.body);`,
  outerHTML: `document.body.innerHTML = '<p></p>'; document.body.firstChild.outerHTML = '${LINK}'; look(document.body);`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '${LINK}'); look(document.body);`,
  'an object as text': `document.body.insertAdjacentHTML('beforeend', { toString: () => '${LINK}' }); look(document.body);`,
  'a shadow root': `const root = document.body.attachShadow({ mode: 'closed' }); root.innerHTML = '${LINK}'; look(root);`,
  'a template': `const it = document.createElement('template'); it.innerHTML = '${LINK}'; look(document.importNode(it.content, true));`,
  setHTMLUnsafe: `document.body.setHTMLUnsafe?.('${LINK}'); look(document.body);`,
  setHTML: `document.body.setHTML?.('${LINK}', { sanitizer: { elements: ['link'] } }); look(document.body);`,
  parseHTMLUnsafe: `const it = Document.parseHTMLUnsafe?.('${LINK}'); if (it) look(it);`,
  createContextualFragment: `look(document.createRange().createContextualFragment('${LINK}'));`,
  DOMParser: `look(new DOMParser().parseFromString('${LINK}', 'text/html'));`,
  'DOMParser for XML': `look(new DOMParser().parseFromString('<a:link xmlns:a="${XHTML}"/>', 'text/xml'));`,
  'an entity': `look(new DOMParser().parseFromString('<!DOCTYPE r [<!ENTITY l "&#60;link xmlns=\\'${XHTML}\\'/>">]><r>&l;</r>', 'text/xml'));`,
  'innerHTML in XML': `const it = document.implementation.createDocument(null, 'r'); it.documentElement.innerHTML = '<a:link xmlns:a="${XHTML}"/>'; look(it);`,
  XSLTProcessor: `const it = new XSLTProcessor(); it.importStylesheet(new DOMParser().parseFromString('<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><x:element name="{concat(\\'li\\',\\'nk\\')}" namespace="${XHTML}"/></x:template></x:stylesheet>', 'text/xml')); look(it.transformToFragment(document, document));`,
  createElement: `look(document.createElement('link'));`,
  'createElement of another document': `look(document.implementation.createHTMLDocument('').createElement('LINK'));`,
  createElementNS: `look(document.createElementNS('${XHTML}', 'a:link'));`,
  createDocument: `look(document.implementation.createDocument('${XHTML}', 'link'));`,
  'customElements.define': `class Own extends HTMLLinkElement {} customElements.define('own-link', Own, { extends: 'link' }); look(new Own());`,
  'document.write': `document.open(); document.write('${LINK}'); document.close(); look(document);`,
  'document.write in pieces': `document.open(); document.write('<li'); document.writeln('n', 'k rel=x>'); document.close(); look(document);`,
  // Changes what the code under test could call, and restores it for the report.
  'changed built-ins': `const changes = [[RegExp.prototype, 'exec', () => null], [RegExp.prototype, Symbol.replace, (text) => text], [String.prototype, 'replace', function () { return this; }], [String.prototype, 'slice', () => 'link'], [Map.prototype, 'get', () => 9], [Reflect, 'apply', () => 'link']];
    const swap = () => { for (const it of changes) { const old = it[0][it[1]]; it[0][it[1]] = it[2]; it[2] = old; } };
    swap();
    document.body.innerHTML = '${LINK}';
    const made = document.createElement('link');
    swap();
    look(document.body);
    look(made);`,
  execCommand: `document.body.contentEditable = true; document.body.append('a'); getSelection().selectAllChildren(document.body); document.execCommand('insertHTML', false, '${LINK}'); look(document.body);`,
};

/** Reports links and frames in a node. */
const LOOK = `const look = (node) => {
  for (const it of [node, ...node.querySelectorAll('*')]) {
    for (const kind of [HTMLLinkElement, HTMLIFrameElement, HTMLObjectElement, HTMLEmbedElement, HTMLFrameElement]) {
      if (it instanceof kind) console.log(kind.name);
    }
  }
};`;

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
    for (const html of [
      LINK,
      '<LINK REL=DNS-Prefetch HREF=//a.example>',
      '<link rel="&#100;ns-prefetch" href="//a.example">',
      `<noscript><!--</noscript>${LINK}-->`,
      `<script>document.write('<li');</script>nk rel=preconnect href=//a.example>`,
      '<link rel="stylesheet" href="style.css">',
      '<iframe></iframe><object data="a"></object><embed src="a">',
    ]) {
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

/** What a button does in a reader's page to put `bad` on the clipboard. */
const COPIES: Readonly<Record<string, string>> = {
  writeText: `navigator.clipboard.writeText('bad').catch((error) => console.log(error.name));`,
  write: `navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'bad' })]).catch((error) => console.log(error.name));`,
  copy: `getSelection().selectAllChildren(document.querySelector('p')); console.log(document.execCommand('copy'));`,
  'copy by the prototype': `getSelection().selectAllChildren(document.querySelector('p')); console.log(Document.prototype.execCommand.call(document, { toString: () => 'COPY' }));`,
  'copy with a listener': `addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', 'bad'); event.preventDefault(); }); console.log(document.execCommand('copy'));`,
  cut: `const field = document.querySelector('textarea'); field.select(); console.log(document.execCommand('cut'));`,
  'copy with other built-ins': `String.prototype.toLowerCase = () => 'bold'; getSelection().selectAllChildren(document.querySelector('p')); console.log(document.execCommand('copy'));`,
};

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
