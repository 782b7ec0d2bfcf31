# syntax=docker/dockerfile:1
# The bundle on a base: `pnpm bundle` first, then `docker build .`; `--platform linux/arm64` with the bundle of arm64. The
# bundle brings its own Node.js, so that the base needs nothing but glibc, libstdc++ and libatomic, and gets the last from
# Debian where it has not got it; a mirror of it, or an image of your own, goes into BASE.
ARG BASE=debian:trixie-slim

FROM ${BASE} AS unpacked
# Without a default, which would win over the platform that is built for; a builder that names none builds for its own, amd64.
ARG TARGETARCH
COPY dist/thirtyfold-*-linux-*.tar.gz /bundles/
RUN case "${TARGETARCH:-amd64}" in amd64) arch=x64 ;; *) arch=$TARGETARCH ;; esac \
 && mkdir -p /opt/thirtyfold \
 && tar -xzf /bundles/thirtyfold-*-linux-$arch.tar.gz -C /opt/thirtyfold --strip-components=1 \
 && mkdir -m 0700 /data /backups

FROM ${BASE}
RUN ldconfig -p | grep -q libatomic.so.1 \
 || { apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*; }
COPY --from=unpacked /opt/thirtyfold /opt/thirtyfold
# A bundle of another platform ends the build, not the first start.
RUN /opt/thirtyfold/node/bin/node --version
COPY --from=unpacked --chown=10001:10001 /data /data
COPY --from=unpacked --chown=10001:10001 /backups /backups
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["/opt/thirtyfold/node/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/opt/thirtyfold/bin/thirtyfold"]
CMD ["start"]
