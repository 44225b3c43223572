import { EditorView } from '@codemirror/view';

/**
 * Replaces the browser's default handling of typing over a selection. Chrome would preserve the color of the
 * replaced text in a `style` attribute, which the site's Content Security Policy blocks and reports. Ignores
 * text from an input method, because the browser's default handling of that text can't be prevented.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, cancelable, isComposing } = event;
    if (inputType !== 'insertText' || data === null || !cancelable || isComposing) return false;
    if (view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});
