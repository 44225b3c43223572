import { EditorView } from '@codemirror/view';

/**
 * Types over a selection without the browser's help: Chrome would keep the color of the replaced text in a style
 * attribute, which the site's policy forbids and reports. Composed text is left to the browser; it can't be prevented.
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
