/** Readers' pages that try to get links and frames. */

const LINK = '<link rel="preconnect" href="http://127.0.0.1/">';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Scripts that try to make a link, and pass the node that could be one or contain one to `look`. */
export const LINKS: Readonly<Record<string, string>> = {
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
export const LOOK = `const look = (node) => {
  for (const it of [node, ...node.querySelectorAll('*')]) {
    for (const kind of [HTMLLinkElement, HTMLIFrameElement, HTMLObjectElement, HTMLEmbedElement, HTMLFrameElement]) {
      if (it instanceof kind) console.log(kind.name);
    }
  }
};`;

/** Links and frames written into the page. */
export const LINKS_IN_HTML = [
  LINK,
  '<LINK REL=DNS-Prefetch HREF=//a.example>',
  '<link rel="&#100;ns-prefetch" href="//a.example">',
  `<noscript><!--</noscript>${LINK}-->`,
  `<script>document.write('<li');</script>nk rel=preconnect href=//a.example>`,
  '<link rel="stylesheet" href="style.css">',
  '<iframe></iframe><object data="a"></object><embed src="a">',
];
