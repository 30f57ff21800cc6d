/**
 * Once the page can be seen: before that nobody can touch it, and a slow phone shows it sooner the less runs first. At once where no
 * frame comes, in a tab behind another.
 */
export const afterFirstFrame = (document: Pick<Document, 'hidden'>, task: () => void): void => {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}
