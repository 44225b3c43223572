import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: "You're offline",
  description:
    "This page isn't saved on this device. Pages you've opened before are saved, and they work offline.",
};
