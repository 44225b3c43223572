import type { PreviewFiles } from '../../../../src/languages/page/protocol';
import { DONE } from './requests';

/** Readers' pages that run a script in each realm that they can try to make. */
export const REALMS: Readonly<Record<string, (code: string) => Partial<PreviewFiles>>> = {
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
export const AT_LOAD = `const done = () => console.log('${DONE}'); document.readyState === 'complete' ? done() : addEventListener('load', done);`;
