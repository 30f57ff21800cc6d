/** Once what is there now can be seen. */
export const afterNextFrame = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task))
}
