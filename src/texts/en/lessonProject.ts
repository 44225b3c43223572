/** Text above the demo of a finished project, in the lesson where the reader builds it. */

export const whatYouWillBuild = "What you'll build";
