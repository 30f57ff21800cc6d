/** In the order in which they were made. */
export const emptyCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
}
