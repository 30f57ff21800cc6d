/** An object as JSON has it, whose fields somebody else knows. */
export type JsonRecord = { [field: string]: unknown }
