import { styled } from '@mui/material/styles';
import type { Block } from '../../content/lesson';
import { isTextBlock, TextBlock } from '../lesson/blocks/TextBlock';
import prose from '../lesson/prose.module.css';

interface ProblemTextProps {
  /** Language of the text, if it's not that of the page. */
  lang?: string | undefined;
  children: readonly Block[];
}

/** A part of a problem's text, with the components of lessons. */
export function ProblemText({ lang, children }: ProblemTextProps) {
  return (
    <Text className={prose.prose} lang={lang}>
      {renderBlocks(children)}
    </Text>
  );
}

/** The order of the blocks never changes, so indexes are valid keys. */
function renderBlocks(blocks: readonly Block[]) {
  return blocks.map((block, index) =>
    isTextBlock(block) ? <TextBlock key={index} block={block} renderBlocks={renderBlocks} /> : null,
  );
}

/** Smaller and tighter than a lesson's text. */
const Text = styled('div')({
  '&&': { margin: 0, fontSize: '1rem', lineHeight: 1.6 },
  '&& > * + *': { marginTop: 12 },
});
