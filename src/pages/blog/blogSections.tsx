/** Content of the `blog-sections` chunk. Not fetched if the page is prerendered. */
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { POSTS } from '../../../.generated/documents';
import { PageHeader } from '../../components/PageHeader';
import { POSTS_FEED } from '../../site/documentAddresses';
import * as texts from '../../texts/en/blogSections';
import { blogHead } from './blogHead';
import { PostList } from './PostList';
import { TagLinks } from './TagLinks';

const FEED = `/${POSTS_FEED}`;

/** The feed needs the site's URL. Without it, there's no feed. */
const HAS_FEED = Boolean(process.env.SITE_ROOT);

interface BlogSectionsProps {
  /** The tag that the posts have; undefined for all posts. */
  tag: string | undefined;
}

/** Page header with the tags. */
export function BlogHeader({ tag }: BlogSectionsProps) {
  const { title, description } = blogHead(tag);
  return (
    <PageHeader label={texts.posts(postsWith(tag).length)} title={title} lead={description}>
      <TagLinks posts={POSTS} current={tag} />
    </PageHeader>
  );
}

/** The posts, newest first. */
export function BlogPosts({ tag }: BlogSectionsProps) {
  return (
    <Container sx={{ pt: 'clamp(32px, 5vw, 56px)' }}>
      <PostList posts={postsWith(tag)} heading="h2" />
      {HAS_FEED ? (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.addFeed((label) => (
            <Link href={FEED}>{label}</Link>
          ))}
        </Typography>
      ) : null}
    </Container>
  );
}

function postsWith(tag: string | undefined) {
  return POSTS.filter(({ tags }) => tag === undefined || tags.includes(tag));
}
