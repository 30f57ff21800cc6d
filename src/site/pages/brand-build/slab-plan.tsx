import styles from './slab-plan.module.css'

/** A slab of 2.2 × 1.1 m from above, 300 units to the metre: pump, filter, chlorinator on the wall, pipes on either side. */
export const SlabPlan = () => (
  <svg className={styles.plan} viewBox="0 0 1000 560" aria-hidden="true">
    <path className={styles.wall} d="M100 78H900M100 62H900" />
    <path
      className={styles.hatch}
      d={Array.from({ length: 40 }, (_, index) => `M${100 + index * 20} 78l16-16`).join('')}
    />
    <rect className={styles.slab} x="170" y="96" width="660" height="330" />
    <path className={styles.pipe} d="M0 366H230M395 328V225H452M638 210H700V140H782M782 140H860V210H1700" />
    <path className={styles.flow} d="M60 366h40M900 210h40" />
    <rect className={styles.part} x="230" y="328" width="180" height="75" rx="10" />
    <circle className={styles.part} cx="262" cy="366" r="30" />
    <path className={styles.detail} d="M312 340v52M330 340v52M348 340v52M366 340v52M384 340v52" />
    <circle className={styles.part} cx="545" cy="225" r="93" />
    <circle className={styles.detail} cx="545" cy="225" r="40" />
    <path className={styles.detail} d="M545 185v80M505 225h80" />
    <rect className={styles.part} x="694" y="82" width="93" height="39" rx="6" />
    <rect className={styles.part} x="704" y="128" width="76" height="24" rx="8" />
    <rect className={styles.part} x="600" y="84" width="44" height="28" rx="4" />
    <path className={styles.dimension} d="M170 470H830M170 456v28M830 456v28M120 96V426M106 96h28M106 426h28" />
    <g className={styles.figure}>
      <text x="500" y="508" textAnchor="middle">
        2.2 m
      </text>
      <text x="98" y="266" textAnchor="end">
        1.1 m
      </text>
      <text x="60" y="350" textAnchor="middle">
        50 mm
      </text>
      <text x="930" y="194" textAnchor="middle">
        50 mm
      </text>
    </g>
    <g className={styles.number}>
      <circle cx="320" cy="440" r="19" />
      <circle cx="545" cy="345" r="19" />
      <circle cx="815" cy="104" r="19" />
      <circle cx="576" cy="98" r="19" />
      <text x="320" y="447">
        1
      </text>
      <text x="545" y="352">
        2
      </text>
      <text x="815" y="111">
        3
      </text>
      <text x="576" y="105">
        4
      </text>
    </g>
  </svg>
)
