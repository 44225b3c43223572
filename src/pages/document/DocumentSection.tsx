import type { Block, LessonSection } from '../../content/lesson';
import { isTextBlock, TextBlock } from '../lesson/blocks/TextBlock';
import styles from '../lesson/prose.module.css';
import { TextPicture } from './TextPicture';

interface DocumentSectionProps {
  section: LessonSection;
}

/** A section of a page's text, with the components of lessons. */
export function DocumentSection({ section: { blocks } }: DocumentSectionProps) {
  return <div className={`render-near ${styles.prose}`}>{renderBlocks(blocks)}</div>;
}

/** Renders the blocks that pages can have. Their order never changes, so indexes are valid keys. */
function renderBlocks(blocks: readonly Block[]) {
  return blocks.map((block, index) => {
    if (block.kind === 'picture') return <TextPicture key={index} picture={block} />;
    return isTextBlock(block) ? (
      <TextBlock key={index} block={block} renderBlocks={renderBlocks} />
    ) : null;
  });
}
