export interface Point {
  x: number
  y: number
}

/** Whether a pointer that went from one point to another, and goes on like that, comes to something below by its upper edge. */
export const headsFor = (before: Point, now: Point, edge: { left: number; right: number; top: number }): boolean => {
  const down = now.y - before.y
  if (down <= 0) return false
  const x = now.x + ((now.x - before.x) / down) * (edge.top - now.y)
  return x >= edge.left && x <= edge.right
}
