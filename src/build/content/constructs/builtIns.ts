/** The names that JavaScript and the browser bring along, as lessons introduce them. */

/** Global names that programs of lessons may use; a name that is declared in the code is not one of them. */
export const GLOBALS: ReadonlySet<string> = new Set(
  `AbortController AggregateError Array Boolean CustomEvent Date Error Event FormData Infinity Intl JSON Map Math NaN
  Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Response Set String Symbol SyntaxError TypeError
  URL URLSearchParams WeakMap WeakSet alert clearInterval clearTimeout confirm console decodeURIComponent document
  encodeURIComponent eval fetch globalThis history isNaN localStorage location matchMedia navigator parseFloat parseInt
  performance prompt queueMicrotask requestAnimationFrame sessionStorage setInterval setTimeout structuredClone undefined
  window`.split(/\s+/),
);

/** Objects whose prototypes hold the methods and properties of values. */
const KINDS = [Array, String, Number, Map, Set, Promise, RegExp, Date, Function, Error];

/** What every object has, and what no lesson would call a method. */
const LEFT_OUT = new Set(['constructor', 'name', 'toString', 'valueOf', 'caller', 'arguments']);

/** Methods and properties of the language's own values. */
export const MEMBERS: ReadonlySet<string> = new Set(
  [...KINDS.flatMap((kind) => Object.getOwnPropertyNames(kind.prototype)), 'length'].filter(
    (name) => !LEFT_OUT.has(name),
  ),
);

/** Methods and properties of a page's objects; they are looked for in scripts of pages only. */
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
