import Container from '@mui/material/Container';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { review, sections } from './reviewChunks';

/** Daily review of questions from finished lessons. */
export function ReviewPage() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ ReviewHeader }) => <ReviewHeader />}
      </Static>
      <Container sx={{ my: { xs: 3, md: 5 } }}>
        <Deferred code={review} isFirst isWanted>
          {({ Review }) => <Review />}
        </Deferred>
      </Container>
      <Static code={sections}>{({ HowItWorks }) => <HowItWorks />}</Static>
    </>
  );
}
