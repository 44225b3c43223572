/** Text of the footer's button that opens the privacy dialog. */
export const privacyChoices = 'Privacy choices';
