/** Runs in the browser: opens the editor with the configuration that the build has written. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { printEntry, readEntry, type EntryForm } from './entryText';

/** Contents of `config.json`. */
export interface EditorConfig {
  config: CmsConfig;
  /** How files are written, by the name of their format. */
  forms: Record<string, EntryForm>;
}

const response = await fetch(new URL('config.json', import.meta.url));
const { config, forms } = (await response.json()) as EditorConfig;
for (const [name, form] of Object.entries(forms)) {
  CMS.registerCustomFormat(name, form.isMarkdown ? 'md' : 'yaml', {
    fromFile: (text) => readEntry(text, form),
    toFile: (value) => printEntry(value, form),
  });
}
await CMS.init({ config });
