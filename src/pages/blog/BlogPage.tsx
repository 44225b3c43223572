import { Static } from '../../prerendered/Static';
import { sections } from './blogChunks';

interface BlogPageProps {
  /** The tag that the posts have; undefined for all posts. */
  tag: string | undefined;
}

/** List of posts, with links to the lists of posts with each tag. */
export function BlogPage({ tag }: BlogPageProps) {
  return (
    <>
      <Static code={sections} isFirst>
        {({ BlogHeader }) => <BlogHeader tag={tag} />}
      </Static>
      <Static code={sections} isFirst>
        {({ BlogPosts }) => <BlogPosts tag={tag} />}
      </Static>
    </>
  );
}
