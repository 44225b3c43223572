import { lazyModule } from '../../../prerendered/lazyModule';

/** The recorder, fetched when the visitor turns recording on. */
export const voiceControl = lazyModule(
  () => import(/* webpackChunkName: "mock-voice" */ './VoiceControl'),
);

/** The recordings in a review. */
export const voiceReview = lazyModule(
  () => import(/* webpackChunkName: "mock-voice" */ './VoiceReview'),
);

/** Deletes the recordings of interviews that are gone. */
export const voiceCleanup = lazyModule(
  () => import(/* webpackChunkName: "mock-voice" */ './deleteOrphans'),
);
