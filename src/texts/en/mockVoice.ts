/** Texts of voice recordings in mock interviews. */

/** Checkbox before an interview. */
export const option = 'Record my voice';
export const optionNote =
  'The recording stays on this device, and no one else hears it. Your browser asks for the microphone when you start.';
/** Follows the note if a friend is the interviewer. */
export const optionNoteFriend = "It has your friend's voice, too: ask them first.";

/** Name of the recorder during an interview. */
export const label = 'Voice recording';
export const states = {
  idle: 'Not recording',
  asking: 'Waiting for the microphone…',
  recording: 'Recording',
  paused: 'Recording paused',
} as const;
/** Why nothing is recorded. */
export const problems = {
  refused: "This interview isn't recorded, because your browser doesn't allow the microphone.",
  noMicrophone: "This interview isn't recorded, because no microphone was found.",
  stopped: "The recording stopped, because the microphone doesn't work or was turned off.",
  notSaved: "The recording stopped, because your browser's storage is blocked or full.",
} as const;
/** The recorder's button in each state. */
export const acts = {
  idle: 'Record',
  asking: 'Cancel',
  recording: 'Pause',
  paused: 'Resume',
  failed: 'Try again',
} as const;
/** Hides a problem. */
export const goOn = 'Go on without it';
export const notLoaded =
  "This interview isn't recorded, because the recorder couldn't be loaded. Check your connection.";

/** The recordings in the review. */
export const reviewTitle = 'Your recording';
export const reviewNote =
  "Only on this device. Listen for where you went quiet, and whether you'd follow your own explanation.";
/** Which recording of a task it is. */
export const partOf = (number: number, count: number) => `part ${number} of ${count}`;
export const download = 'Download';
export const deleteRecording = 'Delete the recording';
export const deleteQuestion = "Delete the recording? You can't undo this.";
export const keepRecording = 'Keep it';
export const deleted = 'The recording is deleted.';
export const notDeleted = "The recording couldn't be deleted. Reload the page, and try again.";
