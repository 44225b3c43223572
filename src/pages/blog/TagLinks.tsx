import { ChipLinks } from '../../components/ChipLinks';
import type { PostLink } from '../../content/documents';
import { BLOG_ADDRESS, tagAddress } from '../../site/documentAddresses';
import * as texts from '../../texts/en/blogSections';
import { LANGUAGE } from '../../texts/en/language';

interface TagLinksProps {
  posts: readonly Pick<PostLink, 'tags'>[];
  /** The page's tag; undefined on the page with all posts. */
  current: string | undefined;
}

/** Links to the posts with each tag. Renders nothing if no post has a tag. */
export function TagLinks({ posts, current }: TagLinksProps) {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort((a, b) =>
    a.localeCompare(b, LANGUAGE),
  );
  if (tags.length === 0) return null;
  const links = [
    { label: texts.allPosts, href: BLOG_ADDRESS, isCurrent: current === undefined },
    ...tags.map((tag) => ({ label: tag, href: tagAddress(tag), isCurrent: tag === current })),
  ];
  return <ChipLinks label={texts.tags} links={links} />;
}
