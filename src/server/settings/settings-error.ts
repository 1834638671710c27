/** The server cannot start, or go on, with its settings; the message tells the operator why in one sentence. */
export class SettingsError extends Error {}
