/** Shown over the list when another app has shared pictures with the panel. */
export function ShareHint() {
  return (
    <p role="status" className="border-b border-warn/50 bg-warn-soft px-4 py-3 text-sm font-semibold text-warn-ink">
      Pilih chat untuk mengirim foto yang Anda bagikan.
    </p>
  );
}
