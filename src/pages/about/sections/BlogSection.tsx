import Link from '@mui/material/Link';
import { NEWEST_POSTS } from '../../../../.generated/documentLinks';
import { Section } from '../../../components/Section';
import { BLOG_ADDRESS } from '../../../site/documentAddresses';
import * as texts from '../../../texts/en/aboutSections';
import { PostList } from '../../blog/PostList';

/** The newest posts of the blog. */
export function BlogSection() {
  return (
    <Section id="blog" title={texts.blogTitle} layout="split">
      <PostList posts={NEWEST_POSTS} heading="h3" isNarrow />
      <Link href={BLOG_ADDRESS} sx={{ display: 'inline-block', mt: 1.5, py: 1.25 }}>
        {texts.allPosts}
      </Link>
    </Section>
  );
}
