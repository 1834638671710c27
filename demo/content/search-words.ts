/** Suggested searches of search box and landing page; all have results in the demo catalogue. */
export const demoSearchWords: readonly { paramId: string; zh: string; en: string }[] = [
  ...[
    { zh: '环槽铆钉 19.1', en: 'lockbolt 19.1' },
    { zh: 'M12×80 8.8', en: 'M12x80 8.8' },
    { zh: 'GB/T 5782', en: 'ISO 4014' },
    { zh: '锁紧螺母', en: 'lock nut' },
    { zh: '开口销', en: 'split pin' },
  ].map((words) => ({ paramId: 'hot_search', ...words })),
  ...[
    { zh: '大直径环槽铆钉', en: 'large-diameter lockbolts' },
    { zh: '不锈钢', en: 'stainless steel' },
    { zh: 'M16 10.9', en: 'M16 10.9' },
    { zh: '锌铝涂层', en: 'zinc flake' },
    { zh: '液压铆接枪', en: 'hydraulic riveting guns' },
    { zh: '平垫圈', en: 'plain washers' },
  ].map((words) => ({ paramId: 'top_search', ...words })),
]
