import { codeText, type CodeLanguage, type CodeLine } from '../../content/lesson';
import * as texts from '../../texts/en/codeBlock';
import { CodeFrame } from './CodeFrame';
import { CopyButton } from './CopyButton';
import { ScrollingCode } from './ScrollingCode';

interface CodeBlockProps {
  language: CodeLanguage;
  lines: readonly CodeLine[];
  /** Title, for code that needs more than the language's name. */
  title?: string;
}

/**
 * Block of code with a copy button. Plain text without a title, such as a message, has no title bar. Long
 * lines scroll.
 */
export function CodeBlock({ language, lines, title: given }: CodeBlockProps) {
  const isMessage = language === 'text' && given === undefined;
  const title = given ?? texts.languages[language];
  const name = isMessage ? title : texts.codeNamed(title);
  return (
    <CodeFrame
      title={isMessage ? undefined : title}
      tools={<CopyButton text={() => codeText(lines)} />}
    >
      <ScrollingCode name={name} lines={lines} />
    </CodeFrame>
  );
}
