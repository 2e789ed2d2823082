/** The beginning of what a message quotes: a pasted page would bury the message. */
export const excerpt = (text: string, most = 80) => (text.length > most ? `${text.slice(0, most)}…` : text);
