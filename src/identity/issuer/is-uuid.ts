const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Whether the database would take it for an id: it refuses to compare one with anything else. */
export const isUuid = (text: string): boolean => uuid.test(text)
