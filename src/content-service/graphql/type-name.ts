/** `productLine` is served as `ProductLine`. */
export const typeName = (id: string): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
