/** Names of JavaScript and browser built-ins, written the way lessons introduce them. */

/** Globals that lesson code can use. A name declared in the code itself isn't treated as a global. */
export const GLOBALS: ReadonlySet<string> = new Set(
  `AbortController AggregateError Array Boolean CustomEvent Date Error Event FormData Infinity Intl JSON Map Math NaN
  Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Response Set String Symbol SyntaxError TypeError
  URL URLSearchParams WeakMap WeakSet alert clearInterval clearTimeout confirm console decodeURIComponent document
  encodeURIComponent eval fetch globalThis history isNaN localStorage location matchMedia navigator parseFloat parseInt
  performance prompt queueMicrotask requestAnimationFrame sessionStorage setInterval setTimeout structuredClone undefined
  window`.split(/\s+/),
);

/** Constructors whose prototypes define the built-in members. */
const CONSTRUCTORS = [Array, String, Number, Map, Set, Promise, RegExp, Date, Function, Error];

/** Members to skip: those that every object has, and those that lessons don't teach. */
const LEFT_OUT = new Set(['constructor', 'name', 'toString', 'valueOf', 'caller', 'arguments']);

/** Methods and properties of JavaScript's built-in types. */
export const MEMBERS: ReadonlySet<string> = new Set(
  [
    ...CONSTRUCTORS.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
    'length',
  ].filter((name) => !LEFT_OUT.has(name)),
);

/** DOM methods and properties. Only matched in page scripts. */
export const PAGE_MEMBERS: ReadonlySet<string> = new Set(
  `activeElement add addEventListener after append appendChild before blur checkValidity checked children childNodes
  classList className click closest contains createElement currentTarget dataset disabled dispatchEvent elements
  firstChild firstElementChild focus getAttribute getBoundingClientRect hasAttribute hidden innerHTML
  insertAdjacentHTML key lastElementChild matches nextElementSibling open parentElement prepend preventDefault
  previousElementSibling querySelector querySelectorAll remove removeAttribute removeChild removeEventListener
  replaceChildren replaceWith reportValidity requestSubmit reset scrollIntoView select setAttribute setCustomValidity
  stopPropagation style submit tagName target textContent toggle toggleAttribute validationMessage validity value
  valueMissing`.split(/\s+/),
);
