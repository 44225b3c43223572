/** Keywords that aren't values and have something after them. */
export const STARTERS =
  /^(?:let|const|var|return|new|typeof|void|delete|throw|await|yield|case|else|do|in|of|instanceof|function|class|extends|async|get|set|static|if|for|while|switch|try|catch|finally|import|export|default|from|as|break|continue)$/;

/** Keywords that come between two values or after a block. */
export const LINKS = /^(?:in|of|instanceof|extends|from|as|else|while|catch|finally)$/;
