/** Whether a field asks for the schema itself. `__typename` does not: it names what is there. */
export const isAboutSchema = (field: string): boolean => field === '__schema' || field === '__type'
